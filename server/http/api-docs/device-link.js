const button = document.querySelector('button');
const say = document.querySelector('#say');
const guest = document.querySelector('#guest');
const along = guest.querySelector('input');

// Asks what becomes of the games of a guest.
const account =
  localStorage.getItem('mandate-known') === null
    ? undefined
    : await fetch('/api/me/account').then(
        (answer) => (answer.ok ? answer.json() : undefined),
        () => undefined,
      );
if (account?.guest) {
  guest.querySelector('b').textContent = account.person.name;
  guest.hidden = false;
}

button.addEventListener('click', async () => {
  const code = codeIn(location.hash);
  if (!code) {
    say.textContent = 'This link is damaged. Create a new one on the other device.';
    return;
  }
  button.disabled = true;
  try {
    const answer = await fetch('/api/carry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, adopt: along.checked }),
    });
    const said = await answer.json();
    history.replaceState(null, '', '/carry');
    say.textContent = answer.ok ? `You are now signed in as ${said.person.name}.` : said.message;
    button.hidden = true;
    guest.hidden = true;
  } catch {
    say.textContent = 'Can’t reach the server. Try again.';
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
