// A bot that takes a seat at a table and plays at random. It needs Node 22 and nothing else:
//   node examples/bot.mjs 'https://play.example.org/join/<table>#seat=<code>' [name]
const link = new URL(process.argv[2] ?? '');
const [table, code] = [link.pathname.split('/').at(-1), new URLSearchParams(link.hash.slice(1)).get('seat')];

const taken = await fetch(`${link.origin}/api/tables/${table}/seats`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code, name: process.argv[3] ?? 'Example bot' }),
});
const { token, message: refusal } = await taken.json();
if (!taken.ok) throw new Error(refusal.en);

const socket = new WebSocket(`${link.origin}/api/tables/${table}/socket`, ['tafelrunde', `token.${token}`]);
const send = (message) => socket.send(JSON.stringify(message));
let [view, reactions, last] = [null, [], '']; // the table as we see it, a reaction round, the question answered last

socket.onopen = () => send({ type: 'hello', protocol: 1 });
socket.onclose = () => process.exit(0);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'welcome') view = message.view;
  if (message.type === 'update') [view, reactions] = [patch(view, message.delta), []];
  if (message.type === 'asked') reactions = message.reactions.filter(({ held }) => !held);
  if (message.type === 'refused') last = ''; // not every choice is allowed: try another one
  if (message.type === 'info' && message.table.state === 'over') socket.close();
  else answer(view?.questions.find(({ standing }) => !standing) ?? reactions[0]?.question);
};

function answer(question) {
  if (question === undefined || question.id === last) return;
  const { id, options, min = 1, max = 1 } = question;
  const refs = options.flatMap((option) => Array(option.cap ?? 1).fill(option.ref ?? option));
  const count = min + Math.floor(Math.random() * (Math.min(max, refs.length) - min + 1));
  const picks = Array.from({ length: count }, () => refs.splice(Math.floor(Math.random() * refs.length), 1)[0]);
  last = id;
  send({ type: 'answer', ask: crypto.randomUUID(), question: id, picks });
}

/** The value that a delta leads to; see docs/api.md. */
function patch(before, delta) {
  if (delta === undefined || typeof delta !== 'object') return delta ?? before;
  if (Array.isArray(delta)) return delta.length === 1 ? delta[0] : patchList(before, delta[1]);
  const changed = Object.entries(delta).map(([key, d]) => [key, d === null ? undefined : patch(before[key], d)]);
  return { ...before, ...Object.fromEntries(changed) };
}

function patchList(before, steps) {
  const after = [];
  let i = 0;
  for (const step of steps) {
    if (Array.isArray(step)) after.push(...step);
    else if (typeof step === 'object') after.push(patch(before[i++], step));
    else {
      if (step > 0) after.push(...before.slice(i, i + step));
      i += Math.abs(step);
    }
  }
  return [...after, ...before.slice(i)];
}
