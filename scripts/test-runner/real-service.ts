const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** The addresses outside this machine that the forms of a page post to. */
export function realServices(html: string): string[] {
  const actions = [...html.matchAll(/<form[^>]*\saction="(https?:[^"]*)"/g)].map(
    ([, to]) => to ?? '',
  );
  return actions.filter((to) => !THIS_MACHINE.includes(new URL(to).hostname));
}
