import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** As much of axe as is called inside the page. */
interface Axe {
  run(
    part: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; any: { message: string }[] }[] }[] }>;
}

/** Brings axe into a page, once; it stays as long as no other page is loaded. */
export async function bringJudge(page: Page): Promise<void> {
  await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze();
  // The store of symbols is hidden from everybody, and would take most of the time.
  await page.evaluate(() => document.getElementById('sprite')?.remove());
}

/** What axe has against what is shown, or a part of it, in words: everything in light, then the colours in dark. */
export function judge(page: Page, part?: string): Promise<string[]> {
  return page.evaluate(findFaults, part);
}

async function findFaults(part: string | undefined): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const root = document.documentElement;
  const faults: string[] = [];
  // Drawings that are hidden from everybody who listens: all that axe could say of them is that one can be reached by keys.
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map(
    (svg) => [svg, [...svg.childNodes]] as const,
  );
  for (const [svg, parts] of drawings) {
    if (svg.querySelector('[tabindex], a, button'))
      faults.push('a drawing that nobody hears can be reached by keys');
    if (parts.length > 0) svg.replaceChildren();
  }
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    const { violations } = await axe.run(part ?? document, {
      resultTypes: ['violations'],
      // Nothing here plays by itself, which is what it would fetch all styles anew for.
      preload: false,
      // The themes differ in nothing else.
      ...(theme === 'dark' ? { runOnly: ['color-contrast'] } : {}),
    });
    for (const { id, nodes } of violations)
      for (const { target, any } of nodes)
        faults.push(`${theme}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`);
  }
  root.dataset.theme = 'light';
  for (const [svg, parts] of drawings) svg.append(...parts);
  return faults;
}
