/* Loaded before a server: the clock of its machine is ahead by so many days. */

const ahead = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 86_400_000;
const right = Date.now;
Date.now = () => right() + ahead;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead });
