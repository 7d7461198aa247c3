import type { RulebookTexts } from '../rulebook.ts';

export const texts: RulebookTexts = {
  contents: 'Tartalom',
  search: 'Keresés a szabályokban',
  searchHint: 'Keresés a szabályokban',
  found: (count) => `${count} bekezdés`,
  nothing: 'Nincs találat. Próbálj más szót.',
  chapter: (n, of) => `${n}. fejezet, összesen ${of}`,
  previous: 'Előző fejezet',
  next: 'Következő fejezet',
  example: 'Példa',
  showRules: 'Szabályszámok mutatása',
  cite: (rule) => `${rule} szabály: hivatkozás másolása`,
  copied: 'Hivatkozás másolva',
  print: 'Nyomtatás',
  close: 'Bezárás',
  open: 'A szabály olvasása',
};
