// Texts of the small pages after a form was sent, and of the 404 page.
export const notices = {
  home: 'Go to the home page',
  back: 'Back to the blog',
  quoteSent: {
    title: 'Quote Request Submitted!',
    text: "We'll contact you within 24 hours to schedule your free inspection.",
  },
  emergencySent: {
    title: 'Quote Request Submitted!',
    text:
      'We’re treating this as urgent and will contact you as soon as we can. Calling is even ' +
      'faster.',
  },
  messageSent: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
  newsletterAsked: {
    title: 'One more step',
    text:
      'We sent you an email. Open the link in it to confirm your address. You won’t hear ' +
      'from us until you do.',
  },
  newsletterConfirmed: {
    title: 'You’re subscribed',
    text: 'You’ll hear from us four times a year. Every email has an unsubscribe link.',
  },
  newsletterEnded: {
    title: 'You’re unsubscribed',
    text: 'We have removed your address. You’re welcome back anytime.',
  },
  formAnswer: 'Form confirmation',
  missing: {
    title: '404 Page Not Found',
    text: 'Something came loose here: there’s no page at this address.',
    description: 'There’s no page at this address.',
    tab: 'Page not found',
    other: 'No hay ninguna página en esta dirección.',
    otherLink: 'Página de inicio en español',
  },
};
