"""Trains a net on positions of selfplay.ts.

python3 training/train.py OUT START STEPS INPUTS ACTIONS FILES...

START is a .pt file of an earlier training, or - for a fresh net. Writes OUT.pt and OUT.net (16-bit floats, as the bots
read it). One game in twenty is held out; the printed test losses are of those.
"""
import glob, sys, time
import numpy as np, torch
import torch.nn.functional as F

HIDDEN, DEEP, VALUES, BATCH, AVERAGE = 192, 64, 5, 8192, 0.999
out, start, steps, inputs, actions = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:6])
device = 'cuda' if torch.cuda.is_available() else 'cpu'
width = inputs + 1 + 2 * VALUES

train, test = [], []
for name in sorted(f for pattern in sys.argv[6:] for f in glob.glob(pattern)):
    rows = torch.from_numpy(np.fromfile(name, dtype=np.float32).reshape(-1, width))
    cut = len(rows) // 20
    test.append(rows[:cut])
    train.append(rows[cut:])
train, test = torch.cat(train).to(device), torch.cat(test).to(device)

layers = torch.nn.ModuleList([torch.nn.Linear(inputs, HIDDEN), torch.nn.Linear(HIDDEN, DEEP),
                              torch.nn.Linear(DEEP, 2 * VALUES + actions)]).to(device)
if start != '-':
    layers.load_state_dict(torch.load(start, map_location=device))


def forward(x):
    return layers[2](F.relu(layers[1](F.relu(layers[0](F.dropout(x, 0.1, layers.training) if layers.training else x)))))


def losses(rows):
    x, label = rows[:, :inputs], rows[:, inputs].long()
    shares, margins = rows[:, inputs + 1:inputs + 1 + VALUES], rows[:, inputs + 1 + VALUES:]
    # The first four inputs say how many seats there are; outputs of missing seats do not count.
    seats = 2 + x[:, :4].argmax(1, keepdim=True)
    there = torch.arange(VALUES, device=device)[None, :] < seats
    y = forward(x)
    logits = y[:, :VALUES].masked_fill(~there, -1e9)
    value = -(shares * F.log_softmax(logits, 1).masked_fill(~there, 0)).sum(1).mean()
    margin = (((y[:, VALUES:2 * VALUES] - margins) ** 2) * there).sum(1).mean()
    known = label >= 0
    policy = F.cross_entropy(y[known, 2 * VALUES:], label[known]) if known.any() else value * 0
    return value, margin, policy


optimizer = torch.optim.AdamW(layers.parameters(), lr=2e-3, weight_decay=1e-3)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps)
average = {k: v.clone() for k, v in layers.state_dict().items()}
began = time.time()
layers.train()
for step in range(steps):
    batch = train[torch.randint(0, len(train), (BATCH,), device=device)]
    value, margin, policy = losses(batch)
    optimizer.zero_grad()
    (value + 0.1 * margin + 0.3 * policy).backward()
    optimizer.step()
    schedule.step()
    keep = min(AVERAGE, 1 - 1 / (1 + step))
    with torch.no_grad():
        for k, v in layers.state_dict().items():
            average[k].mul_(keep).add_(v, alpha=1 - keep)
layers.load_state_dict(average)
layers.eval()
with torch.no_grad():
    found = losses(test)
print(f'train {out}: {len(train)} positions, {time.time() - began:.0f} s, last batch {value:.4f} {margin:.3f} {policy:.3f}, '
      f'held out {found[0]:.4f} {found[1]:.3f} {found[2]:.3f}', flush=True)
torch.save(layers.state_dict(), out + '.pt')
with open(out + '.net', 'wb') as file:
    np.array([inputs, HIDDEN, DEEP, 2 * VALUES + actions], dtype=np.float16).tofile(file)
    for layer in layers:
        layer.weight.detach().cpu().numpy().T.astype(np.float16).copy().tofile(file)
        layer.bias.detach().cpu().numpy().astype(np.float16).tofile(file)
