/**
 * What `make` makes, made when it is first asked for and kept. For formatters, above all: the first one
 * has a phone read its language data, for which nobody should wait in vain.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
