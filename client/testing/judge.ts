import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The part of axe used inside the page. */
interface Axe {
  run(
    part: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; any: { message: string }[] }[] }[] }>;
}

/** Loads axe into a page, once per document. */
export async function bringJudge(page: Page): Promise<void> {
  await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze();
  // The sprite is hidden from everybody and would take most of the time.
  await page.evaluate(() => document.getElementById('sprite')?.remove());
}

/** The violations that axe finds on the page or a part of it: everything in light, then colours in dark. */
export function judge(page: Page, part?: string): Promise<string[]> {
  return page.evaluate(findFaults, part);
}

async function findFaults(part: string | undefined): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const root = document.documentElement;
  const faults: string[] = [];
  // Drawings hidden from screen readers: axe could report only that one is focusable.
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
      // Nothing here autoplays, the check for which axe would load all styles again.
      preload: false,
      // The themes differ only in colours.
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
