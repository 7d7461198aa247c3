/** The first part of a sentence names the subject; a full stop after a digit does not end it. */
const HEAD = /^.+?(?<!\d)(?=[:;,.?(：；，、。？（]|$)/;

/** A sentence of the bar with its subject in bold. */
export function Lead({ text }: { text: string }) {
  const head = HEAD.exec(text)?.[0] ?? text;
  return (
    <>
      <b>{head}</b>
      {text.slice(head.length)}
    </>
  );
}
