/** Windows that the desk can show the site in, CSS pixels. */
export const widths = {
  phone: { label: 'Phone', inline: 390, block: 844 },
  tablet: { label: 'Tablet', inline: 820, block: 1180 },
  desktop: { label: 'Desktop', inline: 1440, block: 900 },
} as const;

export type Width = keyof typeof widths;
