/** Facts of a span: routes and hosts of ours, methods, statuses; never an address or an id. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** The span of a request. */
export interface RequestSpan {
  /** Runs `work` inside it: calls of the upstream become parts of it. */
  run(work: () => void): void;
  end(facts: SpanFacts, failed: boolean): void;
}

/** Traces of requests and of the upstream calls behind them (behaviour/operations 19). */
export interface Tracing {
  /** @param traceparent as who asked has sent it; anything but its one form begins a trace of its own. */
  request(name: string, traceparent: string | undefined): RequestSpan;
  /** A call of the upstream, part of the request that it is made for; `send` gets the headers that go along. */
  call<T extends { readonly status: number }>(
    name: string,
    facts: SpanFacts,
    send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T>;
  /** Sends what is left. */
  close(): Promise<void>;
}
