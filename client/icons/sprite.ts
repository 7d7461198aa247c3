import symbols from './symbols.svg?raw';

/** Adds all symbols to the page once; everything drawn refers to them. */
export function addSprite(): void {
  if (document.getElementById('sprite')) return;
  const box = document.createElement('div');
  box.id = 'sprite';
  box.setAttribute('aria-hidden', 'true');
  box.innerHTML = symbols;
  document.body.prepend(box);
}
