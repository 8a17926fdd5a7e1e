/*
 * The end of every boot file. The page's flight data is waiting by then; this fetches the page's
 * scripts and only then lets Next start, so that a page either hydrates whole or stays the
 * document that it was. Loaded scripts are remembered: the next try asks only for what failed.
 * The styles of what they bring are adopted by script, which the content policy leaves free.
 * What the loader held back is repeated as soon as React has its island.
 * boot-file.ts declares `scripts`, `styles` and `run` before it.
 */
{
  const { onerror, held } = document.currentScript;
  if (!self.__boot) {
    self.__boot = {};
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    new MutationObserver(() => {
      for (const [control, repeat] of held) if (control.closest('[data-hydrated]')) repeat();
    }).observe(document, { subtree: true, attributes: true });
  }
  const loading = self.__boot;

  const load = (src) => {
    loading[src] ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      // As an attribute: React looks for it before it inserts a script of its own.
      script.setAttribute('async', '');
      script.setAttribute('src', src);
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        delete loading[src];
        reject();
      };
      document.head.append(script);
    });
    return loading[src];
  };

  Promise.all(scripts.map(load)).then(() => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  }, onerror);
}
