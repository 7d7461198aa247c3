import { sha256Hex } from '../../core/sha256.ts';

const opened = new Map<string, string>();

/** Opens a record from a file; returns its id, valid until the page is closed. */
export async function openFile(file: File): Promise<string> {
  const text = (await file.text()).replaceAll('\r\n', '\n');
  const name = sha256Hex(text).slice(0, 12);
  opened.set(name, text);
  return name;
}

export const openedFile = (name: string): string | undefined => opened.get(name);

/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.click();
}
