import { createContext, use, useState, type ReactNode } from 'react';
import type { PageHealth } from './page-health.ts';
import { createTelemetry, type Telemetry } from './telemetry.ts';

const TelemetryContext = createContext<Telemetry | null>(null);

interface TelemetryProviderProps {
  health: PageHealth | null;
  children: ReactNode;
}

/** Holds the tab's one telemetry: it must remember what it has loaded though the layout comes and goes. */
export const TelemetryProvider = ({ health, children }: TelemetryProviderProps) => {
  const [telemetry] = useState(() => createTelemetry(health));
  return <TelemetryContext value={telemetry}>{children}</TelemetryContext>;
};

export const useTelemetryOfTab = (): Telemetry => {
  const telemetry = use(TelemetryContext);
  if (!telemetry) throw new Error('telemetry is known only inside its provider');
  return telemetry;
};
