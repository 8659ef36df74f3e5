import { useEffect, useState } from 'react';

/** The host's time, counted on from when it last told it: our clock and the host's may differ. */
export function useHostTime(told: number, isRunning: boolean, every = 250): number {
  const [heard, setHeard] = useState({ told, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  if (heard.told !== told) setHeard({ told, at: Date.now() });
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [isRunning, every]);
  return heard.told + Math.max(0, now - heard.at);
}
