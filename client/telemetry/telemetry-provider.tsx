import { createContext, use, useState, type ReactNode } from 'react';
import { lateCode } from '#client/page/late/late-code.ts';
import type { Telemetry } from './telemetry.ts';

const code = lateCode(async () => (await import('./telemetry.ts')).createTelemetry);

/** What happens before the code is there is told to it in its order; without the code nothing is told to anybody. */
const createLateTelemetry = (): Telemetry => {
  const telemetry = code.arrival.then((create) => create?.());
  return { follow: (facts) => void telemetry.then((arrived) => arrived?.follow(facts)) };
};

const TelemetryContext = createContext<Telemetry | null>(null);

/** Holds the tab's one telemetry: it must remember what it has loaded though the layout comes and goes. */
export const TelemetryProvider = ({ children }: { children: ReactNode }) => {
  const [telemetry] = useState(createLateTelemetry);
  return <TelemetryContext value={telemetry}>{children}</TelemetryContext>;
};

export const useTelemetryOfTab = (): Telemetry => {
  const telemetry = use(TelemetryContext);
  if (!telemetry) throw new Error('telemetry is known only inside its provider');
  return telemetry;
};
