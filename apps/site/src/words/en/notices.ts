// Words of the small pages: after a form was sent, and for an address that leads nowhere.
export const notices = {
  home: 'Go to the home page',
  back: 'Back to the blog',
  quoteSent: {
    title: 'Quote Request Submitted!',
    text: "We'll contact you within 24 hours to schedule your free inspection.",
  },
  emergencySent: {
    title: 'Quote Request Submitted!',
    text: 'We treat this as urgent and contact you as soon as we can. Calling is faster still.',
  },
  messageSent: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
  newsletterAsked: {
    title: 'One more step',
    text:
      'We have sent you an e-mail. Open the link in it to confirm that the address is yours; ' +
      'without that you will hear nothing from us.',
  },
  newsletterConfirmed: {
    title: 'You are on the list',
    text: 'You will hear from us four times a year. Every e-mail has a link that ends it.',
  },
  newsletterEnded: {
    title: 'You are off the list',
    text: 'We have removed your address. You are welcome back any time.',
  },
  formAnswer: 'The answer to a form',
  missing: {
    title: '404 Page Not Found',
    text: 'Something came loose here: there is no page at this address.',
    description: 'There is no page at this address.',
    tab: 'Page not found',
    other: 'No hay ninguna página en esta dirección.',
    otherLink: 'Página de inicio en español',
  },
};
