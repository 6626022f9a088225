import { expect, test } from 'vitest';
import { feedbackIn, feedbackTable } from '../../scripts/doctor/feedback.ts';

test('counts of a host are added up, and the panel’s searches are left out', () => {
  const rows = feedbackIn(`# TYPE help_searches_total counter
help_searches_total{host="help.a.fr",from="page",outcome="hit"} 6
help_searches_total{host="help.a.fr",from="page",outcome="none"} 3
help_searches_total{host="help.a.fr",from="panel",outcome="none"} 70
help_searches_total{host="help.a.fr",from="page",outcome="contact"} 1
help_votes_total{host="help.b.de",vote="no"} 1
help_votes_total{host="help.b.de",vote="yes"} 3
`);
  expect(feedbackTable(rows).slice(1)).toEqual([
    ['help.a.fr', '10', '30 %', '10 %', '0', '–'],
    ['help.b.de', '0', '–', '–', '4', '75 %'],
  ]);
});
