/** Facts as texts have them, by name: `uk.rate` is `£7`. */
export type Facts = Readonly<Record<string, string>>;
