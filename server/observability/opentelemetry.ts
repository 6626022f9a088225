import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '#server/config/config.ts';
import { callName } from '#server/upstream/losses.ts';

/** Facts of a span: routes and hosts of ours, methods, statuses; never an address or an id. */
type SpanFacts = Readonly<Record<string, string | number>>;

/** How long spans are collected before they are sent, in milliseconds. */
const sendEvery = 2_000;

/** `traceparent`, by which a request belongs to the trace of who asked (W3C Trace Context). */
const traceContext = new W3CTraceContextPropagator();

export type Tracing = ReturnType<typeof createTracing>;

/** Traces of requests and upstream calls (behaviour/operations 19), over OTLP/HTTP. Loaded only where they are wanted. */
export const createTracing = ({ url, ratio }: TracingConfig) => {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'help-centre' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }), scheduledDelayMillis: sendEvery }),
    ],
  });
  const tracer = provider.getTracer('help-centre');
  const current = new AsyncLocalStorage<Context>();

  return {
    /** @param traceparent as who asked has sent it; anything but its one form begins a trace of its own. */
    request(name: string, traceparent: string | undefined) {
      const parent = traceContext.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
      return {
        /** Runs `work` inside it: calls of the upstream become parts of it. */
        run: (work: () => void): void => current.run(trace.setSpan(parent, span), work),
        end(facts: SpanFacts, failed: boolean): void {
          span.setAttributes(facts);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    /** A call of the upstream, part of the request that it is made for; `send` gets the headers that go along. */
    call: async <T extends { readonly status: number }>(
      { method, path }: { readonly method: string; readonly path: string },
      send: (headers: Readonly<Record<string, string>>) => Promise<T>,
    ): Promise<T> => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const call = callName(path);
      const attributes = { 'http.request.method': method, 'url.template': call };
      const span = tracer.startSpan(`${method} ${call}`, { kind: SpanKind.CLIENT, attributes }, parent);
      const headers = {};
      traceContext.inject(trace.setSpan(parent, span), headers, defaultTextMapSetter);
      try {
        const answer = await send(headers);
        span.setAttribute('http.response.status_code', answer.status);
        if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      } catch (error) {
        // Its message may hold anything.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: (): Promise<void> => provider.shutdown().catch(() => {}),
  };
};
