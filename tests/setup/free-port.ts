import { createServer, type AddressInfo } from 'node:net';

/** A port of loopback that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Ports for a process of the whole site, as its environment names them: two runs beside each other never meet. */
export const freePorts = async () => ({
  PORT: String(await freePort()),
  OPS_PORT: String(await freePort()),
  EMBEDDED_PORT: String(await freePort()),
});
