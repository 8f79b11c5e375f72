/** Title of a record with what tells it apart from others of its name, such as the company. */
export function titleWith(title: string, about: string | undefined): string {
  return about ? `${title} · ${about}` : title;
}
