import type { RulebookTexts } from '../rulebook.ts';

export const texts: RulebookTexts = {
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'Search the rules',
  found: (count) => (count === 1 ? '1 paragraph' : `${count} paragraphs`),
  nothing: 'Nothing found. Try another word.',
  chapter: (n, of) => `Chapter ${n} of ${of}`,
  previous: 'Previous chapter',
  next: 'Next chapter',
  example: 'Example',
  showRules: 'Show rule numbers',
  cite: (rule) => `Rule ${rule}: copy the link`,
  copied: 'Link copied',
  print: 'Print',
  close: 'Close',
  open: 'Read the rule',
};
