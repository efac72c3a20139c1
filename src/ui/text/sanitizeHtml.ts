import DOMPurify from 'dompurify';

const allowedTags =
  'a b blockquote br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );

/** A heading of the text is none of the page's outline. */
function demoteHeadings(fragment: DocumentFragment) {
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = document.createElement('p');
    paragraph.className = 'rich-text__heading';
    paragraph.append(...heading.childNodes);
    heading.replaceWith(paragraph);
  }
}

function openLinksInNewTab(fragment: DocumentFragment) {
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

export function sanitizeHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'lang', 'dir', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  demoteHeadings(fragment);
  openLinksInNewTab(fragment);
  return fragment;
}
