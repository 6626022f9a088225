/** A level above a page. */
export interface TrailLink {
  readonly id: string | number;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string;
  /** Path on this host. */
  readonly to: string;
}
