const button = document.querySelector('button');
const say = document.querySelector('#say');

button.addEventListener('click', async () => {
  button.disabled = true;
  const code = decodeURIComponent(location.hash.slice(1));
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
