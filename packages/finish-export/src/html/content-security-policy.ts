/** Origins beyond the site's own that its pages may speak to; each an origin, without a path. */
export type PolicyOrigins = {
  /** Addresses that scripts may fetch from. */
  connect: readonly string[];
  /** Addresses that forms may post to. */
  formAction: readonly string[];
  /** Addresses that may be shown in frames. */
  frame: readonly string[];
  /** Sites that photographs may come from. */
  image: readonly string[];
};

/**
 * The policy of one page, for a `<meta http-equiv>`: nothing but the site's own files, and only
 * the inline script and style whose hashes are given (as `policyHash` writes them).
 */
export function contentSecurityPolicy(
  hashes: { script: readonly string[]; style: readonly string[] },
  origins: PolicyOrigins,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', ...origins.image],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'form-action': ["'self'", ...origins.formAction],
    'frame-src': origins.frame.length > 0 ? origins.frame : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
