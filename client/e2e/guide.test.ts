import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { Finger, Hand } from '../testing/hand.ts';
import { goTo, PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

test('a newcomer is guided through the first turns of every game, and can leave the guide', async (screens) => {
  const page = await screens.open('#/');
  const hand = new Hand(page);
  for (const game of idsWith('board')) {
    await goTo(page, `#/rules/${game}`);
    await hand.press('.first-game .btn.p');
    const said = new Set<string>();
    // A turn of several choices is one decision for the guide, which continues after it.
    for (let choices = 0; choices < 4 || (said.size < 3 && choices < 10); choices++) {
      const turn = await hand.turn();
      await hear(hand, said);
      await hand.decide(turn);
    }
    expect(said.size, game).toBeGreaterThan(2);
    await page.reload();
    await hand.turn();
    await hear(hand, said);
    await hand.playSome(1);
    // While others decide the guide is silent, which is not its end.
    await hand.turn();
    if ((await page.locator('.guide').count()) > 0) await hand.press('.guide .btn.q');
    await page.waitForSelector('.guide', { state: 'detached' });
  }
});

/** Reads steps until there are none for this decision; no step is shown twice. */
async function hear({ page }: Hand, said: Set<string>): Promise<void> {
  for (;;) {
    const words = page.locator('.guide > p');
    if ((await words.count()) === 0) return;
    const text = await words.innerText();
    expect(said, text).not.toContain(text);
    said.add(text);
    await page.locator('.guide-do .btn:not(.q)').click();
  }
}

test('on a phone the guide leaves free what it speaks of and what there is to choose from', async (screens) => {
  const page = await screens.open('#/rules/dragon', { size: PHONE, language: 'ru' });
  const hand = new Finger(page);
  await page.locator('.first-game .btn.p').tap();
  await hand.turn();
  await page.waitForSelector('.guide');
  const [guide, road, year] = await Promise.all(
    ['.guide', '[data-zone="order"] > rect', '.phone-strip'].map((part) =>
      page.locator(part).evaluate((box) => box.getBoundingClientRect().toJSON()),
    ),
  );
  expect(guide.bottom).toBeLessThanOrEqual(road.top);
  expect(guide.top).toBeGreaterThanOrEqual(year.bottom);
  expect(guide.right).toBeLessThanOrEqual(PHONE.width);
});
