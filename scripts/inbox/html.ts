/** HTML that must not be escaped again. */
export class Markup {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: string | number | Markup | Markup[]): string {
  if (Array.isArray(value)) return value.map(render).join('\n');
  if (value instanceof Markup) return value.text;
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Template tag that escapes values for text and quoted attributes, except `Markup`. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(render)));
}
