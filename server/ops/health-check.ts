/** The image's health check: exit 0 while the process answers on its operations port. */
const port = process.env['OPS_PORT'] ?? '3001';
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
