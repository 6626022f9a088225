import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { freePorts } from '#tests/setup/free-port.ts';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { whenReady } from '#tests/setup/when-ready.ts';
import { orderId } from '../alternatives/orders.ts';

// The process starts anew for some of the edits.
const expect = expectSoon.configure({ timeout: 60_000 });

const sources =
  'client server shared scripts locales public index.html package.json tsconfig.base.json tsconfig.json vite.config.ts'.split(
    ' ',
  );

/** A copy of the sources that a test may edit, below the repository: so it finds the packages. */
const copySources = (): string => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/development-');
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  return folder;
};

/** `npm run dev` in the folder, as a developer starts it. */
const startDevelopment = async (folder: string, dataFile: string) => {
  const ports = await freePorts();
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, ...ports, EMBEDDED_DATA: dataFile, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, which ends as a whole.
    detached: true,
  });
  const ended = once(npm, 'exit');
  const close = async () => {
    if (npm.pid) process.kill(-npm.pid, 'SIGKILL');
    await ended;
  };
  await whenReady(ports.OPS_PORT).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin: `http://help.atd-parts.co.uk.localhost:${ports.PORT}`, ports, close };
};

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('npm run dev shows every kind of page and follows an edit of each kind by itself', async ({ page }) => {
  test.setTimeout(300_000);
  const folder = copySources();
  const { dataFile, remove } = copySeededData();
  const tidyUp = () => {
    rmSync(folder, { recursive: true });
    remove();
  };
  const { origin, ports, close } = await startDevelopment(folder, dataFile).catch((error: unknown) => {
    tidyUp();
    throw error;
  });
  try {
    const statusOf = async (path: string) => {
      const headers = { host: new URL(origin).host };
      return (await page.request.get(`http://127.0.0.1:${ports.PORT}${path}`, { headers })).status();
    };
    const article = '/categories/12/1201/120101';
    for (const path of [
      '/',
      '/categories/12',
      article,
      '/search?articles=return',
      `/alternatives?id=${orderId(1)}`,
    ])
      expect(`${path} ${await statusOf(path)}`).toBe(`${path} 200`);
    expect(await statusOf('/not_found')).toBe(404);

    // Vite's client hears of edits from then on.
    const connected = () =>
      page.waitForEvent('console', { predicate: (message) => message.text().includes('[vite] connected') });
    const heading = page.getByRole('heading', { level: 1 });
    await Promise.all([connected(), page.goto(origin + article)]);
    await page.waitForFunction(isTakenOver);

    edit(`${folder}/client/routes/article/article.route.tsx`, '<h1 ', '<h1 title="component" ');
    await expect(heading).toHaveAttribute('title', 'component');

    edit(`${folder}/client/styles/base.css`, '\nh1 {', '\nh1 {\n  letter-spacing: 3px;');
    await expect(heading).toHaveCSS('letter-spacing', '3px');

    const again = connected();
    edit(`${folder}/locales/en.json`, 'Was this article helpful?', 'Was this message edited?');
    await expect(page.getByText('Was this message edited?').first()).toBeVisible();
    await again;
    await page.waitForFunction(isTakenOver);

    edit(
      `${folder}/server/content/mapping/map-content.ts`,
      'title: article.title,',
      'title: `Edited ${article.title}`,',
    );
    await expect(heading).toContainText('Edited');
  } finally {
    await close();
    tidyUp();
  }
});
