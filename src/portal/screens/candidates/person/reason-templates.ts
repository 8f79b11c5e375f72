/**
 * Text of a reason once a template is pressed: the template takes the place of nothing, or of another template; what
 * somebody wrote stays, with the template below.
 */
export function withTemplate(text: string, template: string, templates: readonly string[]): string {
  const current = text.trim();
  return current === '' || templates.includes(current) ? template : `${current}\n\n${template}`;
}
