const form = /^#[0-9a-f]{6}$/i;

/** A colour as it is sent: with # in front; undefined for what is no colour. */
export function colourOf(typed: string): string | undefined {
  const colour = `#${typed.trim().replace(/^#/, '')}`.toLowerCase();
  return form.test(colour) ? colour : undefined;
}
