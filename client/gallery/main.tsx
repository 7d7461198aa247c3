import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import { boardOf } from '../../games/boards.ts';
import type { GameId } from '../../games/list.ts';
import { isLanguage } from '../../i18n/index.ts';
import { addSprite } from '../icons/sprite.ts';
import { momentFromState } from '../session/moment.ts';
import { pastSession } from '../session/past.ts';
import { applySettings, language, theme } from '../settings/settings.ts';
import '../style/index.ts';
import { FAMILIES } from '../board/board.ts';
import { tableModel } from '../table/model.ts';
import { Table } from '../table/table.tsx';
import { followLanguage, loadGameTexts, t } from '../texts/texts.ts';
import { findPosition } from './position.ts';

const query = new URLSearchParams(location.search);
const text = (name: string, usual: string): string => query.get(name) ?? usual;

const lang = text('lang', 'en');
if (isLanguage(lang)) language.value = lang;
theme.value = text('theme', 'light') === 'dark' ? 'dark' : 'light';
addSprite();
applySettings();

const id = text('game', 'dragon') as GameId;
const viewer = text('viewer', 'active');
const [board] = await Promise.all([boardOf(id), followLanguage(), loadGameTexts(id, language.value)]);

const found = findPosition({
  game: id,
  seats: Number(text('seats', '4')),
  seed: text('seed', 'gallery'),
  ply: Number(text('ply', '0')),
  bot: text('bot', 'greedy'),
  viewer: viewer === 'active' || viewer === 'spectator' ? viewer : Number(viewer),
  options: Object.fromEntries(query.getAll('option').map((pair) => pair.split('=') as [string, string])),
});
const players = t().seats.map((name, seat) => ({
  name,
  family: FAMILIES[seat]!,
  kind: seat === found.viewer ? ('person' as const) : ('bot' as const),
}));
const ply = found.steps.length;
const session = {
  ...pastSession(found, players.slice(0, Number(text('seats', '4'))), signal(ply), signal(found.viewer)),
  // A replay offers no moves; a picture shows what may be picked.
  now: computed(() =>
    momentFromState(found.game, found.steps.at(-1)?.state ?? found.start, ply, found.viewer),
  ),
};
const model = tableModel(session, board);
model.lens.value = query.has('lens');
const picked = query.get('pick');
const choice = picked === null ? undefined : session.now.value.legal[Number(picked)];
if (choice) model.pick(choice.action);
const panel = query.get('panel');
if (panel === 'moves' || panel === 'read' || panel === 'rules' || panel === 'log' || panel === 'players')
  model.toggle(panel);

render(<Table model={model} />, document.getElementById('app')!);
await document.fonts.ready;
document.documentElement.dataset.ready = String(session.now.value.ply);
