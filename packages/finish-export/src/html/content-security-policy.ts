/** What pages may connect to besides the site: origins, or addresses of which only the path counts. */
export type PolicyOrigins = {
  connect: readonly string[];
  formAction: readonly string[];
  frame: readonly string[];
  image: readonly string[];
};

/**
 * The policy of one page, for a `<meta http-equiv>`: it allows the site's own files, and the inline
 * scripts and styles with these hashes.
 */
export function contentSecurityPolicy(
  hashes: { script: readonly string[]; style: readonly string[] },
  origins: PolicyOrigins,
  hasWorker: boolean,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', ...origins.image],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': [hasWorker ? "'self'" : "'none'"],
    'connect-src': ["'self'", ...origins.connect],
    'form-action': ["'self'", ...origins.formAction],
    'frame-src': origins.frame.length > 0 ? origins.frame : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
