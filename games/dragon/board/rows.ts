/** A tray of cards, or the place to rest, which is as wide as one card. */
export type Item = { readonly group: number; readonly cards: number } | 'rest';

const cardsOf = (item: Item): number => (item === 'rest' ? 1 : item.cards);

/** Trays in two rows of about equal width; the rest stands at the end of one. */
export function rowsOf(sizes: readonly number[]): [Item[], Item[]] {
  const items: Item[] = [...sizes.map((cards, group) => ({ group, cards })), 'rest'];
  const all = items.reduce((sum, item) => sum + cardsOf(item), 0);
  let best: [Item[], Item[]] = [items, []];
  let least = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 1 << items.length; set++) {
    const row = items.filter((_, i) => set & (1 << i));
    const width = row.reduce((sum, item) => sum + cardsOf(item), 0);
    // An early group belongs in the first row, and a row that holds few trays has fewer gaps.
    const cost =
      Math.abs(2 * width - all) * 100 +
      (set & 1 ? 0 : 50) +
      row.reduce((sum, item) => sum + items.indexOf(item), 0);
    if (cost < least) {
      least = cost;
      best = [row, items.filter((_, i) => !(set & (1 << i)))];
    }
  }
  return best;
}
