import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Privacy Policy',
  updated: '2026-11-22',
  aliases: ['/privacy-policy'],
  meta: {
    title: 'Privacy Policy: What This Site Keeps | Nectarine',
    description:
      'What happens to what you type on this site: where forms go, what stays in your browser, and why there are no cookies, trackers or analytics.',
    keywords: ['privacy policy', 'personal data Tanzania', 'no cookies', 'data protection'],
  },
  listing: {
    order: 100,
    summary: 'Where forms go, what stays in your browser, and your rights over your data.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Privacy policy',
      lead: 'This site has no cookies, no trackers and no analytics. It learns about you only what you write into a form and send.',
      motif: 'person',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'what-you-send',
          heading: 'What you send us, and how it travels',
          blocks: [
            {
              paragraph:
                'When you press the send button of a form, the fields you filled in, the subject of the form and the address of the page go to a form-forwarding service. That service is another company. It turns them into an email and delivers it to our mailbox. A file that you attach to a report or a claim travels along. Its servers, and those of our mail provider, may be outside Tanzania.',
            },
            {
              paragraph: 'Depending on the form, we receive:',
            },
            {
              list: [
                'Contact: your name, email address, subject and message, and a phone number if you give one.',
                'Quote: your name, email address, phone number and company, and what, from where, to where and when you want to ship.',
                'Tracking: the tracking number.',
                'Report or claim: your name, email address, phone number, tracking number, what happened, and one file if you add it.',
                'Newsletter, on the home page and the newsletter page: your email address. The small box at the foot of each page sends nothing.',
              ],
            },
            {
              paragraph:
                'Please leave out what a form does not ask for, such as card numbers, passwords or health details.',
            },
          ],
        },
        {
          id: 'in-your-browser',
          heading: 'What stays in your browser',
          blocks: [
            {
              paragraph:
                'So that a reload or a lost connection does not cost you your work, drafts of the longer forms (messages, quote, report and claim) are kept in the browser tab you are typing in. A draft goes when you send the form, when you clear it, or when you close the tab. A chosen file is never part of a draft, and no draft reaches us.',
            },
            {
              paragraph:
                'So that nothing goes out twice by mistake, the browser also keeps a code of each form you sent, with the time. It contains none of your words, is not sent to us, and counts for a day.',
            },
            {
              paragraph:
                'The cost calculator and the help search work on your own device. What you enter there is not sent. A shared estimate carries its figures in the link itself, in the part after the # sign, which browsers do not send to a server; anyone to whom you give the link can read them. Your browser may keep copies of pages for speed, as it does for any site.',
            },
          ],
        },
        {
          id: 'what-we-do-not-do',
          heading: 'What this site does not do',
          blocks: [
            {
              list: [
                'It sets no cookies.',
                'It has no trackers, advertising pixels or analytics.',
                'It has no accounts and builds no profile of you.',
                'It loads fonts, pictures and scripts from its own address, not from third parties.',
                'We do not sell personal data.',
              ],
            },
            {
              paragraph:
                'As with any website, the company that hosts it may log the time, the page asked for and the network (IP) address of a visit, to keep the service safe.',
            },
          ],
        },
        {
          id: 'other-sites',
          heading: 'Other companies you may reach from here',
          blocks: [
            {
              list: [
                'The map on the contact page loads from a maps service, and only when you open it. From then on that service sees your network address and may set cookies of its own.',
                'The chat button opens WhatsApp, and our social links open other networks.',
                'The customer portal, where accounts are kept and orders start, is a separate site with a policy of its own.',
                'If a form cannot be sent, you can choose to send the message by WhatsApp or email instead. Nothing goes out until you send it there.',
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
                'We use it to answer you, to prepare a quote, to carry and clear your goods, to handle a claim, and to send the newsletter if you asked for it. To carry goods we must pass some details on: to carriers, warehouse and delivery partners, insurers, banks, and customs authorities, each only what it needs.',
            },
            {
              paragraph:
                'A message is kept while your question, shipment or claim is open. Papers about shipments and payments are kept afterwards for as long as tax and customs law requires. Your newsletter address is kept until you unsubscribe. After that we delete what is left.',
            },
          ],
        },
        {
          id: 'your-rights',
          heading: 'Your rights',
          blocks: [
            {
              paragraph:
                "Tanzania's Personal Data Protection Act, 2022 governs how personal data is collected and used. In general terms, it gives you the right to:",
            },
            {
              list: [
                'know which data about you we hold, and why;',
                'have wrong data corrected;',
                'have data erased that we have no reason to keep;',
                'object to its use, for instance to marketing;',
                [
                  'complain to the ',
                  { text: 'Personal Data Protection Commission', url: 'https://www.pdpc.go.tz' },
                  '.',
                ],
              ],
            },
            {
              paragraph:
                'If you live in another country, its law may give you further rights, and we respect them. To protect you, we may ask you to show that a request about your data comes from you.',
            },
          ],
        },
        {
          id: 'contact-us',
          heading: 'Questions and changes',
          blocks: [
            {
              paragraph: [
                'For a question or a request about your data, ',
                { text: 'contact us', page: 'contact' },
                ' and write "Privacy" as the subject. If the way this site handles data changes, this page changes first.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
