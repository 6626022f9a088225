vcl 4.1;

# Varnish in front of two replicas of the help centre. It keeps what CDN-Cache-Control lets it keep, shows it stale while it
# is renewed and in an outage, and forgets what a purge names. Listens with two sockets: `-a site=:80 -a purge=:8080`.
# CDN_PURGE_URL is the second, which visitors must not reach.

import std;

include "replicas.vcl";

sub vcl_recv {
  if (local.socket == "purge") {
    call purge_keys;
  }
  unset req.http.X-Purge;

  # After a restart these are what the first round found out.
  if (req.restarts == 0) {
    unset req.http.X-Encoding;
    unset req.http.X-Stale;
    # br and gzip are kept apart, and any other spelling is one of the two or neither.
    if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])br(?! *; *q=0(\.0*)? *(,|$))") {
      set req.http.X-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])gzip(?! *; *q=0(\.0*)? *(,|$))") {
      set req.http.X-Encoding = "gzip";
    }
    unset req.http.X-Failed;
  } else if (req.http.X-Failed) {
    set req.grace = 10d;
  } else if (req.http.X-Stale == "renew") {
    set req.grace = 0s;
    # Replicas render once for all who ask; here each would wait for the failures of those before.
    set req.hash_ignore_busy = true;
  }

  # Writes and orders pass by, whatever the answer says of itself.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "(?i)^/+(bff/+)?alternatives" || req.url ~ "(?i)^/+actions") {
    return (pass);
  }
  # No page depends on them.
  unset req.http.Cookie;
  unset req.http.Authorization;
  return (hash);
}

sub purge_keys {
  if (req.method != "POST" || !req.http.Surrogate-Key) {
    return (synth(405));
  }
  if (req.http.Surrogate-Key !~ "^[\w:. -]+$") {
    return (synth(400));
  }
  # Hard: a purged page is not shown again, not even stale.
  set req.http.X-Purge = regsuball(regsuball(req.http.Surrogate-Key, "\.", "[.]"), " +", "|");
  if (std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.X-Purge + ")(\s|$)")) {
    return (synth(200, "Purged"));
  }
  return (synth(500, std.ban_error()));
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  hash_data(req.http.X-Encoding);
  return (lookup);
}

sub vcl_hit {
  if (obj.ttl > 0s) {
    return (deliver);
  }
  # Past its time: shown while a new one is fetched, and for as long as stale-while-revalidate says.
  set req.http.X-Stale = "stale";
  if (obj.ttl + std.duration(obj.http.X-While-Revalidate, 0s) > 0s || req.http.X-Failed) {
    return (deliver);
  }
  # After that a visitor waits for a new one, and gets the old one if there is none (stale-if-error), or nobody to ask.
  if (!std.healthy(ops_1) && !std.healthy(ops_2)) {
    return (deliver);
  }
  set req.http.X-Stale = "renew";
  return (restart);
}

# Both replicas by chance; the other one where the first is not ready, or when it is asked again.
sub vcl_backend_fetch {
  if (bereq.http.X-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
  } else {
    unset bereq.http.Accept-Encoding;
  }
  unset bereq.http.X-Encoding;
  unset bereq.http.X-Failed;

  if (bereq.retries > 0) {
    if (bereq.http.X-Replica == "1") {
      set bereq.http.X-Replica = "2";
    } else {
      set bereq.http.X-Replica = "1";
    }
  } else if (std.healthy(ops_1) == std.healthy(ops_2)) {
    set bereq.http.X-Replica = regsub(std.random(1, 3), "\..*", "");
  } else if (std.healthy(ops_1)) {
    set bereq.http.X-Replica = "1";
  } else {
    set bereq.http.X-Replica = "2";
  }
  if (bereq.http.X-Replica == "1") {
    set bereq.backend = site_1;
  } else {
    set bereq.backend = site_2;
  }
  return (fetch);
}

sub vcl_backend_response {
  # During a rollout a page may name files that only the other replica has.
  if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
    return (retry);
  }
  # Or messages: this replica has sent those of another version.
  if (beresp.http.X-Messages-Version && bereq.retries == 0 && std.healthy(ops_1) && std.healthy(ops_2)) {
    return (retry);
  }
  # What is kept is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Delivered, this answer would push out what is kept.
  if (beresp.status >= 500 && bereq.http.X-Stale == "renew") {
    return (error(503));
  }
  if (beresp.status >= 500
      || !(beresp.http.CDN-Cache-Control || beresp.http.Cache-Control)
      || beresp.http.CDN-Cache-Control ~ "(?i)no-store|no-cache|private"
      || beresp.http.Cache-Control ~ "(?i)no-store|no-cache|private"
      || beresp.http.Set-Cookie) {
    set beresp.ttl = 0s;
    if (!bereq.http.X-Stale) {
      # Kept is that alone, less long than any page: or whoever asks for the same would wait for the answer to another.
      set beresp.ttl = 10s;
    }
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.http.X-While-Revalidate =
      std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s) + "s";
    set beresp.grace = std.duration(beresp.http.X-While-Revalidate, 0s);
    if (std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*stale-if-error=(\d+).*$", "\1s"), 0s) > beresp.grace) {
      set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    }
  } else {
    set beresp.grace = 0s;
  }
  set beresp.keep = 0s;
  return (deliver);
}

# A replica that does not answer at all: reads are asked of the other.
sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  # Nobody finds this error later: by default whoever waited for it does, and it would stand before the page that is kept.
  set beresp.ttl = 0s;
  if (!bereq.http.X-Stale) {
    set beresp.ttl = 10s;
    set beresp.uncacheable = true;
  }
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  set beresp.body = "503" + {"
"};
  return (deliver);
}

sub vcl_deliver {
  # There is an old one, and no new one to be had.
  if (resp.status >= 500 && req.http.X-Stale == "renew" && !req.http.X-Failed) {
    set req.http.X-Failed = "1";
    set req.http.X-Stale = "stale";
    return (restart);
  }
  if (req.http.X-Stale == "stale" && obj.hits > 0) {
    set resp.http.X-Cache = "stale";
  } else if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  # To browsers we are the site: their own lifetime begins now.
  if (resp.http.CDN-Cache-Control) {
    set resp.http.Date = now;
    unset resp.http.Age;
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-While-Revalidate;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.body = resp.reason + {"
"};
  return (deliver);
}
