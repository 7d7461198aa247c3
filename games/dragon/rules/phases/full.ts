import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { choicePalace, choicePerson, REFUSE, REPLACE } from '../codec.ts';
import type { Person } from '../data.ts';
import { VALUE } from '../data.ts';
import { addPerson, livesIn, palaceCount, personCount, removePerson } from '../palace.ts';
import { advance } from '../track.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { listPersons } from './residents.ts';
import { NOT_NOW } from './turn.ts';

/** D-PER-REFUSE: the tile leaves the game, the marker stays. */
function refuse(s: DragonState, seat: Seat, person: Person, emit?: DragonEmit): void {
  s.gone[person]!++;
  s.stack.pop();
  emit?.({ type: 'refused', seat, person });
}

/** No palace has room: replace a person or refuse the tile (D-PER-REPLACE, D-RUL-23). */
export const full: PhaseOf<'full'> = {
  resume(s, f, emit) {
    if (personCount(s.players[f.seat]!) > 0) return true;
    refuse(s, f.seat, f.person, emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    const { palaces } = s.players[seat]!;
    for (let i = 0; i < palaceCount(palaces); i++) listPersons(palaces, i, REPLACE, out);
    out.push(REFUSE);
  },
  why(s, _f, seat, move) {
    if (move.type === 'refuse') return [];
    if (move.type === 'house') return ['D-PER-HOUSE'];
    if (move.type !== 'replace') return NOT_NOW;
    const { palaces } = s.players[seat]!;
    return move.palace < palaceCount(palaces) && livesIn(palaces, move.palace, move.person)
      ? []
      : ['D-PER-REPLACE'];
  },
  apply(s, f, seat, a, emit) {
    if (a === REFUSE) return refuse(s, seat, f.person, emit);
    const palace = choicePalace(a - REPLACE);
    const person = choicePerson(a - REPLACE);
    const { palaces } = s.players[seat]!;
    removePerson(palaces, palace, person);
    addPerson(palaces, palace, f.person);
    s.gone[person]!++;
    s.stack.pop();
    emit?.({ type: 'replaced', seat, palace, person, by: f.person });
    advance(s, seat, VALUE[f.person]!, emit);
  },
};
