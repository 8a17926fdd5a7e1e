/** Every path in the specification, repeated here so that no content change can lose one. */
export const promisedPaths = `
/ /contact /tracking /get-quote /newsletter /privacy-policy
/membership /press /reviews /careers
/about /about/what-is-nectarine /about/why-choose-us /about/membership /about/press
/about/blog /about/reviews /about/careers
/blog/best-shipping-options /blog/air-freight-benefits /blog/customs-brokerage-guide
/services /services/online-purchase /services/buy-for-me /services/door-to-door
/services/fulfillment /services/local-delivery /services/sea-air-freight
/services/customs-brokerage /services/warehousing
/help /help/how-it-works /help/faq /help/report-issue /help/how-to-guides
/help/prohibited-items /help/insurance-claims /help/shipping-tools /help/file-claim
/help/privacy-policy /help/payment-policy /help/terms /help/terms-conditions
/shipping-routes
`
  .trim()
  .split(/\s+/)
  .concat(
    'canada china dubai uk usa south-korea hong-kong france germany netherlands'
      .split(' ')
      .flatMap((origin) => [
        `/routes/${origin}-to-tanzania`,
        `/shipping-routes/${origin}-to-tanzania`,
      ]),
  );
