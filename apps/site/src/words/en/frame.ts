// Words around every page: the bar, the footer, the closing band.
export const frame = {
  locale: 'en_US',
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  nav: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    portfolio: 'Portfolio',
    testimonials: 'Testimonials',
    quote: 'Get Quote',
    blog: 'Blog',
    faq: 'FAQ',
    contact: 'Contact',
    login: 'Login',
  },
  otherLanguage: 'Español',
  breadcrumbs: 'You are here',
  quickLinks: 'Quick links',
  reachUs: 'Reach us',
  who: 'Roof inspection, repair, replacement and maintenance in and around Eugene, Oregon.',
  license: 'Licensed Oregon contractor, CCB #',
  ccb: 'CCB #',
  credit: 'Website and office run on Purlin',
  freeConsultation: 'Free Consultation',
  getStarted: 'Get Started',
  hours: [
    { days: 'Monday to Friday', time: '8:00 AM to 6:00 PM' },
    { days: 'Saturday', time: '9:00 AM to 4:00 PM' },
    { days: 'Sunday', time: 'By appointment only' },
  ],
  demo:
    'Sample content: the people, projects and figures here are examples that come with the ' +
    'demo. The owner replaces them with real ones before publishing.',
  demoLabel: 'Sample',
  sharePicture: 'Drawing of a house under a shingle roof in the rain',
  newsletter: {
    title: 'Roof notes, four times a year',
    text:
      'What to look at before each season, in one short e-mail. You confirm first, and one ' +
      'click ends it.',
    email: 'Email',
    subscribe: 'Subscribe',
    leaveEmpty: 'Leave this field empty',
  },
};
