import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

/** How a kept page may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The finished bytes of a page; `identity` is unpacked only where somebody asks for it. */
export interface PackedBody {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

// zlib hands out slices of a larger buffer, which a budget by length would not count.
const own = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

const brotliAt = async (body: Buffer, quality: number): Promise<Buffer> =>
  own(
    await toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

/** Packs a page for keeping, off the event loop. */
export const pack = async (body: Buffer): Promise<PackedBody> => {
  const [br, gz] = await Promise.all([brotliAt(body, 5), toGzip(body, { level: 6 })]);
  return { br, gzip: own(gz) };
};

/** The smallest form: forty times the work of `pack`, for pages that many ask for. */
export const packTightly = async ({ gzip: packed }: PackedBody): Promise<Buffer> =>
  brotliAt(await fromGzip(packed), 11);

export const unpack = ({ gzip: packed }: PackedBody): Promise<Buffer> => fromGzip(packed);

/** The best form that an `Accept-Encoding` header allows; one with weights is read with care, others at a glance. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (accepted.includes('q=')) return weighed(accepted);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

const weighed = (accepted: string): Encoding => {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [name, q === undefined ? 1 : Number(q) || 0];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
};
