import type { TracingConfig } from '#server/config/config.ts';
import type { Tracing } from './opentelemetry.ts';

/** `null` where nobody takes traces: then nothing of it is loaded, and no `traceparent` is passed on. */
export const startTracing = async (config: TracingConfig | null): Promise<Tracing | null> => {
  if (config === null) return null;
  const { createTracing } = await import('./opentelemetry.ts');
  return createTracing(config);
};
