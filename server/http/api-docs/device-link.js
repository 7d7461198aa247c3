const button = document.querySelector('button');
const say = document.querySelector('#say');

button.addEventListener('click', async () => {
  const code = codeIn(location.hash);
  if (!code) {
    say.textContent = 'This link is damaged. Make a new one on the other device.';
    return;
  }
  button.disabled = true;
  try {
    const answer = await fetch('/api/carry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const said = await answer.json();
    history.replaceState(null, '', '/carry');
    say.textContent = answer.ok ? `You are ${said.name} on this device now.` : said.message;
    button.hidden = true;
  } catch {
    say.textContent = 'The server cannot be reached. Try again.';
    button.disabled = false;
  }
});

/** The code after the #; empty if it is damaged. */
function codeIn(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
