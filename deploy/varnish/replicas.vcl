# The replicas of compose.yaml. Varnish resolves a name once, when it loads this file: their addresses are fixed there.

# Two failures of three take a replica out, within ten seconds; the image serves for fifteen after SIGTERM (STOP_NOTICE).
probe ready {
  .url = "/readyz";
  .interval = 5s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
}

# Where pages come from. A write may take as long as the site lets it.
backend site_1 { .host = "site-1"; .port = "3000"; .connect_timeout = 1s; .first_byte_timeout = 65s; }
backend site_2 { .host = "site-2"; .port = "3000"; .connect_timeout = 1s; .first_byte_timeout = 65s; }

# The same replicas by OPS_PORT, for their probes alone.
backend ops_1 { .host = "site-1"; .port = "3001"; .probe = ready; }
backend ops_2 { .host = "site-2"; .port = "3001"; .probe = ready; }
