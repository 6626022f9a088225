/** The image's health check: exit 0 while the process answers on its operations port. */
const port = process.env['OPS_PORT'] || '3001';
const host = process.env['OPS_HOST'] ?? '';
const everywhere = ['', '0.0.0.0', '::'].includes(host);
const address = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
const answer = await fetch(`http://${address}:${port}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
