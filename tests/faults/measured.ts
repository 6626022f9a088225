/** What a measurement found: its figures, and whether they are as promised. */
export interface Measured {
  readonly measured: Readonly<Record<string, unknown>>;
  readonly held: boolean;
}

/** The share of its counts that a measurement sends: 1, or less while one is being written. */
const scale = Number(process.env['FAULTS_SCALE'] ?? 1);
export const scaled = (count: number): number => Math.ceil(count * scale);

export const round = (figure: number, digits = 2): number => Number(figure.toFixed(digits));
export const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
