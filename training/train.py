"""Trains a net on the positions that selfplay.ts writes, while it writes them.

python3 training/train.py FOLDER SECONDS [LAST_STEPS [SEATS]]

Waits for new rows, trains a few passes on them and on older ones, and puts the net into FOLDER/now.net (16-bit
floats, as the bots read it), which selfplay.ts then plays with. When the time is up, or FOLDER/stop exists, it trains
LAST_STEPS more with a falling rate and writes FOLDER/last.net as it was at the lowest loss on held-out games.
FOLDER/state.pt keeps the weights: a later training goes on from there. SEATS such as 2,3: at the end it also trains
a net of its own for each number of seats from the common one, as FOLDER/last-2.net.
"""
import glob, json, os, sys, time
import numpy as np, torch
import torch.nn.functional as F

HIDDEN, DEEP, VALUES, BATCH = int(os.environ.get('HIDDEN', 256)), 64, 5, 4096
RATE, DECAY, AVERAGE = 1e-3, 1e-2, 0.999
FIRST, AGAIN = 800_000, 100_000  # rows before the first training, new rows before each of the next
PASSES = 6  # batches, in rows, for each new row
FIRST_STEPS = 500  # at least, for the first net
FOUND = 0.5  # part of the value's target that is what the search found, the rest is how the game ended

folder, seconds = sys.argv[1], float(sys.argv[2])
last_steps = int(sys.argv[3]) if len(sys.argv) > 3 else 3000
first, again = int(os.environ.get('FIRST', FIRST)), int(os.environ.get('AGAIN', AGAIN))
device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.backends.cuda.matmul.allow_tf32 = True
end = time.time() + seconds
while not os.path.exists(folder + '/rows.json'):
    time.sleep(0.2)
time.sleep(0.2)
shape = json.load(open(folder + '/rows.json'))
inputs, actions, choices = shape['inputs'], shape['actions'], shape['choices']
width = inputs + 3 * VALUES + 2 * choices

layers = torch.nn.ModuleList([torch.nn.Linear(inputs, HIDDEN), torch.nn.Linear(HIDDEN, DEEP),
                              torch.nn.Linear(DEEP, 2 * VALUES + actions)]).to(device)
goes_on = os.path.exists(folder + '/state.pt')
if goes_on:
    layers.load_state_dict(torch.load(folder + '/state.pt', map_location=device))
average = {k: v.clone() for k, v in layers.state_dict().items()}
optimizer = torch.optim.AdamW(layers.parameters(), lr=RATE, weight_decay=DECAY)
steps = 0
known = set(glob.glob(folder + '/*.f16')) if goes_on else set()  # rows of an earlier training


def forward(weights, x):
    x = F.relu(F.linear(x, weights['0.weight'], weights['0.bias']))
    x = F.relu(F.linear(x, weights['1.weight'], weights['1.bias']))
    return F.linear(x, weights['2.weight'], weights['2.bias'])


def seats_of(rows):
    return 2 + rows[:, :4].argmax(1)


def losses(weights, rows):
    rows = rows.float()
    x, at = rows[:, :inputs], inputs
    shares, found, margins = (rows[:, at + k * VALUES:at + (k + 1) * VALUES] for k in range(3))
    at += 3 * VALUES
    legal, wanted = rows[:, at:at + choices].long(), rows[:, at + choices:]
    # The first four inputs say how many seats there are; outputs of missing seats do not count.
    there = torch.arange(VALUES, device=device)[None, :] < seats_of(x)[:, None]
    y = forward(weights, x)
    logs = F.log_softmax(y[:, :VALUES].masked_fill(~there, -1e9), 1).masked_fill(~there, 0)
    target = torch.where(found[:, :1] >= 0, (1 - FOUND) * shares + FOUND * found, shares)
    value = -(target * logs).sum(1).mean()
    ended = -(shares * logs).sum(1).mean()
    margin = (((y[:, VALUES:2 * VALUES] - margins) ** 2) * there).sum(1).mean()
    taught = legal[:, 0] >= 0
    among = y[taught][:, 2 * VALUES:].gather(1, legal[taught].clamp(min=0)).masked_fill(legal[taught] < 0, -1e9)
    policy = -(wanted[taught] * F.log_softmax(among, 1).clamp(min=-30)).sum(1).mean()
    return value, margin, policy, ended


def draw(rows):
    """Half of a batch from all rows, half from the newest third."""
    count = len(rows)
    any_of = torch.randint(0, count, (BATCH // 2,), device=device)
    new_of = torch.randint(count * 2 // 3, count, (BATCH // 2,), device=device)
    return rows[torch.cat([any_of, new_of])]


def train(rows, count, rate):
    global steps
    for step in range(count):
        for group in optimizer.param_groups:
            group['lr'] = rate(step / count)
        value, margin, policy, _ = losses(dict(layers.named_parameters()), draw(rows))
        optimizer.zero_grad()
        (value + 0.1 * margin + 0.3 * policy).backward()
        optimizer.step()
        steps += 1
        keep = min(AVERAGE, 1 - 1 / (1 + steps))
        with torch.no_grad():
            for k, v in layers.state_dict().items():
                average[k].mul_(keep).add_(v, alpha=1 - keep)


def test(held):
    with torch.no_grad():
        newest = held[-20_000:]
        return [loss.item() for loss in losses(average, newest)]


def save(name, weights):
    with open(f'{folder}/{name}.part', 'wb') as file:
        np.array([inputs, HIDDEN, DEEP, 2 * VALUES + actions], dtype=np.float16).tofile(file)
        for k in range(3):
            weights[f'{k}.weight'].cpu().numpy().T.astype(np.float16).copy().tofile(file)
            weights[f'{k}.bias'].cpu().numpy().astype(np.float16).tofile(file)
    os.replace(f'{folder}/{name}.part', f'{folder}/{name}')


seen, rows, held = set(), torch.empty(0, width, dtype=torch.half, device=device), None
fresh, published = 0, len(glob.glob(folder + '/[0-9]*.net'))
while time.time() < end and not os.path.exists(folder + '/stop'):
    names = sorted((n for n in glob.glob(folder + '/*.f16') if n not in seen), key=os.path.getmtime)
    if names:
        seen.update(names)
        got = [torch.from_numpy(np.fromfile(n, dtype=np.float16).reshape(-1, width)) for n in names]
        # One row in twenty is held out: the first of each file, so that few games are in both parts.
        test_rows = torch.cat([each[:len(each) // 20] for each in got]).to(device)
        held = test_rows if held is None else torch.cat([held, test_rows])
        rows = torch.cat([rows, *(each[len(each) // 20:].to(device) for each in got)])
        fresh += sum(len(each) for name, each in zip(names, got) if name not in known)
    if fresh < (again if published or goes_on else first):
        time.sleep(0.5)
        continue
    began = time.time()
    train(rows, max(1 if published or goes_on else FIRST_STEPS, fresh * PASSES // BATCH), lambda _: RATE)
    value, margin, policy, ended = test(held)
    save('now.net', average)
    published += 1
    save(f'{published:03}.net', average)
    print(f'{end - time.time():.0f} s left, net {published}: {len(rows)} rows, {steps} steps, {time.time() - began:.1f} s; held out: '
          f'value {value:.4f}, ended {ended:.4f}, margin {margin:.3f}, policy {policy:.3f}', flush=True)
    fresh = 0



def finish(rows, held, name):
    """Trains with a falling rate; keeps and returns the weights as they were at the lowest loss."""
    best = None
    for part in range(10):
        train(rows, last_steps // 10, lambda done: RATE * (1 - (part + done) / 10))
        value, margin, policy, ended = test(held)
        print(f'{name} {part}: value {value:.4f}, ended {ended:.4f}, margin {margin:.3f}, policy {policy:.3f}', flush=True)
        if best is None or value + 0.3 * policy < best[0]:
            best = (value + 0.3 * policy, {k: v.clone() for k, v in average.items()})
    save(name + '.net', best[1])
    return best[1]


common = finish(rows, held, 'last')
save('now.net', common)
torch.save(common, folder + '/state.pt')
for seats in (int(n) for n in sys.argv[4].split(',')) if len(sys.argv) > 4 else ():
    layers.load_state_dict(common)
    average = {k: v.clone() for k, v in common.items()}
    optimizer = torch.optim.AdamW(layers.parameters(), lr=RATE, weight_decay=DECAY)
    some, test_some = (each[seats_of(each) == seats] for each in (rows, held))
    value, margin, policy, ended = test(test_some)
    print(f'common net, {seats} seats, {len(some)} rows: value {value:.4f}, ended {ended:.4f}, margin {margin:.3f}, policy {policy:.3f}')
    torch.save(finish(some, test_some, f'last-{seats}'), f'{folder}/state-{seats}.pt')
