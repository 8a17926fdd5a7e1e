import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Privacy Policy',
  updated: '2026-11-23',
  aliases: ['/privacy-policy'],
  meta: {
    title: 'Privacy policy: what this site keeps | Nectarine',
    description:
      'Learn where your forms go, what stays in your browser, and why this site has no cookies, trackers or analytics.',
    keywords: ['privacy policy', 'personal data Tanzania', 'no cookies', 'data protection'],
  },
  listing: {
    order: 100,
    summary: 'Learn where forms go, what stays in your browser, and your rights over your data.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      heading: 'Privacy policy',
      lead: 'This site has no cookies, no trackers and no analytics. All it learns about you is what you type into a form and send.',
    },
    {
      kind: 'document',
      numbered: true,
      inOtherLanguages: [
        {
          language: 'sw',
          text: 'Sera hii ya faragha ipo kwa Kiingereza tu. Kama kuna jambo ambalo hulielewi, [tuulize kwa WhatsApp](channel:chat).',
        },
      ],
      parts: [
        {
          id: 'what-you-send',
          heading: 'What you send us, and how it travels',
          blocks: [
            {
              paragraph:
                'When you send a form, the fields you filled in, the subject of the form and the address of the page go to a form-forwarding service, which another company runs. It turns them into an email and delivers it to our mailbox, along with a file if you attached one. Its servers, and those of our mail provider, may be outside Tanzania.',
            },
            { paragraph: 'Depending on the form, we get:' },
            {
              list: [
                'Contact: your name, email address, subject and message, and your phone number if you give one.',
                'Quote: your name, email address, phone number and company, and what you want to ship, from where, to where and when.',
                'Tracking: the tracking number.',
                'Report or claim: your name, email address, phone number and tracking number, what happened, and one file if you attach it.',
                'Newsletter, on the home page and the newsletter page: your email address. The small box at the foot of each page sends us nothing: it takes you to the newsletter page.',
              ],
            },
            {
              paragraph:
                "Please leave out what a form doesn't ask for, such as card numbers, passwords or health details.",
            },
          ],
        },
        {
          id: 'in-your-browser',
          heading: 'What stays in your browser',
          blocks: [
            {
              list: [
                '**Drafts. **What you type into a longer form (message, quote, report, claim) stays in that browser tab, so that a reload or a lost connection costs you nothing. The draft is deleted when you send it, clear it or close the tab. It never includes a file.',
                "**Sent forms. **The browser keeps a code and the time of each form you sent, so that nothing goes out twice by mistake. The code contains none of your words. It's only used for a day, and we don't get it.",
                "**Calculator and search. **They work on your own device, and what you enter isn't sent. If you share an estimate, its figures are in the link, after the # sign. Browsers don't send that part to a server, but anyone with the link can read it.",
                "**Messages that wait. **If you send a form without a connection, your browser keeps the message, with its file, and sends it once you're back online. Until then you can change or delete it on the form's page.",
                '**Copies of pages. **Once you have tapped or typed something, your browser keeps the pages you open, so that you can read them without a connection. On Wi-Fi or 4G it also keeps a few more, such as the calculator. They contain nothing about you.',
              ],
            },
          ],
        },
        {
          id: 'what-we-do-not-do',
          heading: "What this site doesn't do",
          blocks: [
            {
              list: [
                'It sets no cookies.',
                'It has no trackers, advertising pixels or analytics.',
                'It has no accounts and builds no profile of you.',
                'It loads fonts, pictures and scripts from its own address, not from others.',
                "We don't sell personal data.",
              ],
            },
            {
              paragraph:
                'As with any website, the company that hosts it may log the time, the page and the network (IP) address of a visit, to keep the service safe.',
            },
          ],
        },
        {
          id: 'other-sites',
          heading: 'Other companies you can reach from here',
          blocks: [
            {
              list: [
                'The map on the contact page comes from a maps service, and only when you open it. From then on, that service sees your network address and may set its own cookies.',
                'The chat button opens WhatsApp, and our social links open other networks.',
                'The customer portal, where accounts are kept and orders start, is a separate site with its own policy.',
                "If a form can't be sent, you can send the message by WhatsApp or email instead. Nothing goes out until you send it there.",
              ],
            },
          ],
        },
        {
          id: 'use-and-retention',
          heading: 'Why we use your data, and for how long',
          blocks: [
            {
              paragraph:
                'We use your data to answer you, prepare a quote, carry and clear your goods, handle a claim, publish a review if you give us one, and send the newsletter if you asked for it. To carry goods, we have to pass details on to carriers, warehouses, delivery partners, insurers, banks and customs. Each gets only what it needs.',
            },
            {
              paragraph:
                'We keep a message while your question, shipment or claim is open. We keep documents about shipments and payments for as long as tax and customs law requires, and your newsletter address until you unsubscribe. After that, we delete them.',
            },
          ],
        },
        {
          id: 'your-rights',
          heading: 'Your rights',
          blocks: [
            {
              paragraph:
                "Tanzania's Personal Data Protection Act, 2022 says how personal data may be collected and used. In general terms, it gives you the right to:",
            },
            {
              list: [
                'know which data about you we have, and why;',
                'have wrong data corrected;',
                'have data erased that we have no reason to keep;',
                'object to its use, for instance for marketing;',
                'complain to the [Personal Data Protection Commission](https://www.pdpc.go.tz).',
              ],
            },
            {
              paragraph:
                'If you live in another country, its law may give you more rights, and we respect them. Before we act on a request, we may ask you to show that it comes from you.',
            },
          ],
        },
        {
          id: 'contact-us',
          heading: 'Questions and changes',
          blocks: [
            {
              paragraph:
                'For anything about your data, [contact us](contact) with the subject "Privacy". If this site starts to handle data differently, we change this page first.',
            },
          ],
        },
      ],
    },
  ],
};
