/** What running text can refer to, by name: `uk.rate` is `£7`. */
export type Facts = Readonly<Record<string, string>>;
