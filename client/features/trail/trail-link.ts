/** A level above a page. */
export interface TrailLink {
  readonly id: string | number;
  readonly title: string;
  /** Path on this host. */
  readonly to: string;
}
