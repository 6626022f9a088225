import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hotPages, warm } from './hot-pages.ts';
import { createTally, createVisitors, type Result } from './load.ts';
import type { Measured } from './measured.ts';
import { startSiteProcess, startUpstream } from './processes.ts';

/** A balancer as ours: it asks every five seconds, and sends nobody after two failures (docs/operations.md). */
const probeEvery = 5_000;
const failuresBeforeOut = 2;

/** SIGTERM under load, behind such a balancer, with requests that were sent by half and are held open. */
export const gracefulStop = async (): Promise<Measured> => {
  const upstream = await startUpstream();
  const site = await startSiteProcess(upstream.url, { STOP_NOTICE: '15' });
  const visitors = createVisitors(site.port);
  const halfSent = Array.from({ length: 20 }, (_, at) => {
    const head = 'POST /bff/votes HTTP/1.1\r\nHost: help.atd-parts.de\r\nContent-Length: 50\r\n';
    const socket = connect(site.port, '127.0.0.1', () => socket.write(at % 2 === 0 ? head : `${head}\r\n{`));
    return socket.on('error', () => {});
  });
  try {
    await warm(visitors);
    const state = { failures: 0, stoppedAt: Infinity };
    const tally = createTally();
    let [later, kept] = [0, 0];
    const tell = (askedAt: number, result: Result): void => {
      tally.add(result);
      if (askedAt < state.stoppedAt + 1_000) return;
      later += 1;
      if (result.headers.connection !== 'close') kept += 1;
    };
    const visit = async (first: number): Promise<void> => {
      for (let at = first; state.failures < failuresBeforeOut; at += 1) {
        const askedAt = performance.now();
        tell(askedAt, await visitors.ask(hotPages[at % hotPages.length] ?? { host: '', path: '' }));
      }
    };
    const visits = Array.from({ length: 16 }, (_, at) => visit(at * 7));
    await sleep(2_000);
    state.stoppedAt = performance.now();
    site.child.kill('SIGTERM');
    while (state.failures < failuresBeforeOut) {
      await sleep(probeEvery);
      const isReady = await fetch(`http://127.0.0.1:${site.opsPort}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      state.failures = isReady ? 0 : state.failures + 1;
    }
    await Promise.all(visits);
    const code = await site.ended;
    const seconds = Math.round((performance.now() - state.stoppedAt) / 1_000);
    return {
      measured: {
        requests: tally.of(200) + tally.others(200),
        failed: tally.others(200),
        afterSigterm: later,
        withoutConnectionClose: kept,
        exitCode: code,
        endedAfterSeconds: seconds,
      },
      held: tally.others(200) === 0 && later > 0 && kept === 0 && code === 0 && seconds < 15 + 10,
    };
  } finally {
    for (const socket of halfSent) socket.destroy();
    visitors.close();
    await site.close();
    upstream.close();
  }
};
