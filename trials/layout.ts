import { openBrowser } from '../client/testing/browser.ts';
import { DEVICES, decisionsOf, measureDevice, measureLessons, nameOf } from '../client/testing/layouts.ts';
import { Screens } from '../client/testing/screen.ts';
import { openSite } from '../client/testing/site.ts';
import { idsWith } from '../games/list.ts';
import { isLanguage, LANGUAGES } from '../i18n/index.ts';
import type { Listener } from './progress.ts';
import { type Flags, type Trial, UsageError } from './trial.ts';

const chosen = (text: string, all: readonly string[]): readonly string[] => {
  if (text === 'all') return all;
  const names = text.split(',');
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no ${unknown}; there are ${all.join(', ')}.`);
  return names;
};

/** Tables with the most players at every kind of decision, and lessons, on every device and in every language. */
async function run(flags: Flags, progress: Listener): Promise<string> {
  const games = chosen(flags.text('game'), idsWith('board')) as ReturnType<typeof idsWith>;
  const sizes = chosen(flags.text('device').replaceAll('x', '×'), DEVICES.map(nameOf));
  const languages = chosen(flags.text('language'), LANGUAGES).filter(isLanguage);
  const decisions = games.flatMap(decisionsOf);
  const [browser, site] = await Promise.all([openBrowser(), openSite()]);
  const faults: string[] = [];
  let tables = 0;
  try {
    for (const device of DEVICES.filter((one) => sizes.includes(nameOf(one)))) {
      const measuring = new Screens(browser, site).run(nameOf(device), async (screens) => {
        const found = await measureDevice(screens, device, decisions, languages, (shown) =>
          progress.show(`${nameOf(device)}, table ${shown} of ${decisions.length * languages.length}`),
        );
        const taught = await measureLessons(
          screens,
          device,
          idsWith('lesson').filter((game) => games.includes(game)),
          languages,
        );
        tables += found.shown;
        faults.push(...found.faults, ...taught.faults);
        const count = found.faults.length + taught.faults.length;
        console.log(`${nameOf(device)}: ${found.shown} tables and ${taught.shown} lessons, ${count} faults`);
      });
      // Errors in the page are a fault of one device; the others are still measured.
      await measuring.catch((error) => faults.push(`${nameOf(device)}: ${(error as Error).message}`));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} faults on ${tables} tables`);
  return `${tables} tables without a fault`;
}

export const trial: Trial = {
  summary: 'layout of tables and lessons: every device, language and kind of decision, measured in a browser',
  flags: {
    game: { fallback: 'all', help: 'titles with commas between them, or all' },
    device: { fallback: 'all', help: 'sizes such as 390x664, or all' },
    language: { fallback: 'all', help: 'languages, or all' },
  },
  run,
};
